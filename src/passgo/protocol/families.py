"""The models of each family: public view, a seat's private part, previews, and the edition."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, TypeAlias

from pydantic import create_model

from ..families import FAMILIES, find_family
from ..wire.models import Model
from ..wire.plain import Plain

_YOU = "you"


def _public(family: str, view: type[Model]) -> type[Model]:
    """A family's view without the seat's private part, which is sent separately."""
    fields: Plain = {
        name: (field.annotation, field) for name, field in view.model_fields.items() if name != _YOU
    }
    public: type[Model] = create_model(f"{family.capitalize()}Game", __base__=Model, **fields)
    public.__doc__ = "The public state of a game at one moment."
    return public


def _own(view: type[Model]) -> object:
    """A seat's private part of a family's view."""
    return view.model_fields[_YOU].annotation


if TYPE_CHECKING:
    PublicGame: TypeAlias = Model
    OwnPart: TypeAlias = Model
    AnyPreview: TypeAlias = Model
    AnyBox: TypeAlias = Model
else:
    _MODELS = {family: find_family(family).wire.models() for family in FAMILIES}
    PublicGame = reduce(or_, [_public(name, models["view"]) for name, models in _MODELS.items()])
    OwnPart = reduce(or_, [_own(models["view"]) for models in _MODELS.values()])
    AnyPreview = reduce(or_, [models["preview"] for models in _MODELS.values()])
    AnyBox = reduce(or_, [models["box"] for models in _MODELS.values()])

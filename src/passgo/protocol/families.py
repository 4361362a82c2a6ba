"""The forms of each family: public view, a seat's private part, previews, and the edition."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, TypeAlias, get_type_hints

from typing_extensions import get_original_bases

from ..families import FAMILIES, find_family
from ..wire.models import Described
from ..wire.plain import Plain

_YOU = "you"


def _public(view: Described) -> Any:
    """The form of a family's view without the seat's private part, which is sent separately."""
    (public,) = get_original_bases(view)
    return public


def _own(view: Described) -> Any:
    """A seat's private part of a family's view."""
    return get_type_hints(view, include_extras=True)[_YOU]


if TYPE_CHECKING:
    PublicGame: TypeAlias = Plain
    OwnPart: TypeAlias = Plain
    AnyPreview: TypeAlias = Plain
    AnyBox: TypeAlias = Plain
    DeedFacts: TypeAlias = Plain
else:
    _MODELS = {family: find_family(family).wire.models() for family in FAMILIES}
    PublicGame = reduce(or_, [_public(models["view"]) for models in _MODELS.values()])
    OwnPart = reduce(or_, [_own(models["view"]) for models in _MODELS.values()])
    AnyPreview = reduce(or_, [models["preview"] for models in _MODELS.values()])
    AnyBox = reduce(or_, [models["box"] for models in _MODELS.values()])
    DeedFacts = reduce(or_, [models["deed"] for models in _MODELS.values() if "deed" in models])

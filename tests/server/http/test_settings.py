"""Settings: flags before variables, and a wrong one is named."""

import pytest

from passgo.server.settings import SettingError, Settings, read_settings


def test_flags_go_before_variables_and_variables_before_what_is_usual():
    environ = {"PASSGO_PORT": "9000", "PASSGO_HOST": "0.0.0.0", "PASSGO_COMPRESS": "yes"}
    settings = read_settings(environ, port=9100, host=None)
    assert (settings.port, settings.host, settings.compress) == (9100, "0.0.0.0", True)
    assert settings.message_bytes == 16 * 1024


def test_by_default_only_this_machine_is_served():
    assert Settings().is_local
    assert not Settings(host="0.0.0.0").is_local


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("PORT", "70000"),
        ("PORT", "eighty"),
        ("PORT", "-1"),
        ("DURABILITY", "sometimes"),
        ("METRICS", "everybody"),
        ("MESSAGE_BYTES", "10000000"),
        ("REQUESTS_PER_SECOND", "fast"),
        ("REQUESTS_PER_SECOND", "nan"),
        ("LEASE_SECONDS", "0.5"),
        ("COMPRESS", "perhaps"),
        ("PUBLIC_URL", "play.example.org"),
        ("PUBLIC_URL", "https://play.example.org/<script>"),
        ("ORIGINS", "https://a.example, b"),
        ("LOG_LEVEL", "shout"),
        ("PUSH_KEY", "secret"),
    ],
)
def test_a_wrong_setting_is_named(name, text):
    with pytest.raises(SettingError) as caught:
        read_settings({f"PASSGO_{name}": text})
    assert caught.value.words["name"] == f"PASSGO_{name}"


@pytest.mark.parametrize("contact", ["", "ana@example.org", "mailto:ana", "http://example.org"])
def test_a_push_key_needs_a_contact_and_is_not_repeated(contact):
    environ = {"PASSGO_PUSH_KEY": "k" * 43, "PASSGO_PUSH_CONTACT": contact}
    with pytest.raises(SettingError) as caught:
        read_settings(environ)
    assert caught.value.words["name"] == "PASSGO_PUSH_CONTACT"
    with pytest.raises(SettingError) as caught:
        read_settings({"PASSGO_PUSH_KEY": "my secret"})
    assert "my secret" not in str(caught.value)


def test_a_public_url_says_subpath_and_safety():
    settings = Settings(public_url="https://play.example.org/passgo/")
    assert (settings.root_path, settings.is_secure) == ("/passgo", True)
    assert Settings().root_path == ""

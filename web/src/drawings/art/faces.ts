/** The bots are animals that suggest how they play; each on 64 by 64. */
export const FACES = {
  fox: {
    ground: '#F9E0C6',
    art: '<path d="M10 10l15 12h14l15-12-2 25c0 9-9 17-20 22C21 52 12 44 12 35z" fill="#E06B1F"/><path d="M14 16l8 8-7 6zM50 16l-8 8 7 6z" fill="#7A2E0E"/><path d="M12 34c8-1 16 6 20 23C21 52 12 44 12 34zM52 34c-8-1-16 6-20 23 11-5 20-13 20-23z" fill="#FFF6EC"/><path d="M20 34l9 2.5M44 34l-9 2.5" stroke="#3A1A0C" stroke-width="2.6" stroke-linecap="round"/><circle cx="25" cy="37.2" r="2.3" fill="#3A1A0C"/><circle cx="39" cy="37.2" r="2.3" fill="#3A1A0C"/><path d="M28 50.5c1.2-1.6 6.8-1.6 8 0L32 56.5z" fill="#3A1A0C"/>',
  },
  owl: {
    ground: '#D9E6F5',
    art: '<path d="M11 13c5 5 12 5 21 4.5C41 18 48 18 53 13l-1 24c0 12-9 21-20 21s-20-9-20-21z" fill="#6C5A7C"/><path d="M32 57c-8 0-13-6-13-13h26c0 7-5 13-13 13z" fill="#A796B4"/><path d="M26 48l3 3 3-3 3 3 3-3" stroke="#6C5A7C" stroke-width="1.8" fill="none"/><circle cx="23" cy="32" r="10" fill="#FFF9EC"/><circle cx="41" cy="32" r="10" fill="#FFF9EC"/><circle cx="23" cy="32" r="10" fill="none" stroke="#D9A02B" stroke-width="2.4"/><circle cx="41" cy="32" r="10" fill="none" stroke="#D9A02B" stroke-width="2.4"/><circle cx="24.5" cy="32.5" r="4.4" fill="#2A1F33"/><circle cx="39.5" cy="32.5" r="4.4" fill="#2A1F33"/><circle cx="26" cy="31" r="1.4" fill="#fff"/><circle cx="41" cy="31" r="1.4" fill="#fff"/><path d="M32 34l3.6 5.5L32 45l-3.6-5.5z" fill="#E8A33D"/>',
  },
  puppy: {
    ground: '#DDF0D3',
    art: '<path d="M32 12c12 0 19 8 19 20S43 56 32 56 13 44 13 32s7-20 19-20z" fill="#F0C98F"/><path d="M38 13c8 2 13 9 13 18-5 3-12 2-15-3-2-5-1-11 2-15z" fill="#9C6234"/><path d="M17 14C8 12 4 20 6 30c1 7 5 11 8 9 3-3 1-9 2-15 .5-4 1-7 1-10zM47 14c9-2 13 6 11 16-1 7-5 11-8 9-3-3-1-9-2-15-.5-4-1-7-1-10z" fill="#80491F"/><circle cx="24.5" cy="32" r="3.6" fill="#2B190C"/><circle cx="40.5" cy="32" r="3.6" fill="#2B190C"/><circle cx="25.8" cy="30.7" r="1.2" fill="#fff"/><circle cx="41.8" cy="30.7" r="1.2" fill="#fff"/><ellipse cx="32" cy="43" rx="9" ry="7.5" fill="#FFF3DF"/><path d="M27.5 39c1-2.5 8-2.5 9 0 .5 2-3 4.5-4.5 4.5s-5-2.5-4.5-4.5z" fill="#2B190C"/><path d="M29.5 46.5h5v4.5a2.5 2.5 0 0 1-5 0z" fill="#E5605E"/>',
  },
  magpie: {
    ground: '#E3DEF6',
    art: '<path d="M14 58c-2-10 2-16 6-21l24-1c5 5 8 12 6 22z" fill="#fff"/><path d="M31 9c12 0 20 8 20 19 0 9-6 16-16 17-9 1-21-1-22-14C12.5 18 19 9 31 9z" fill="#1E2A4A"/><path d="M50 35c6 5 8 14 6 23H44c1-7 1-14-2-20zM14 36c-6 5-8 13-6 22h10c-1-6 0-12 3-18z" fill="#2C4A8A"/><path d="M16 30L2 35l14 4z" fill="#3A3F4F"/><circle cx="25" cy="26" r="5" fill="#fff"/><circle cx="24" cy="26" r="2.8" fill="#11182B"/><circle cx="6" cy="39" r="5.4" fill="#F2C230"/><circle cx="6" cy="39" r="3" fill="none" stroke="#B7860B" stroke-width="1.4"/>',
  },
  squirrel: {
    ground: '#FCE6D8',
    art: '<path d="M46 58c12-4 16-18 11-30-3-7-10-9-14-5 5 4 6 10 2 16z" fill="#D98047"/><path d="M17 9l8 9c4-1.5 8-1.5 12 0l8-9 1 14c3 4 4 8 3 12-1 10-8 20-18 20S14 45 13 35c-1-4 0-8 3-12z" fill="#B5562C"/><path d="M31 32c8 0 13 5 13 12s-6 12-13 12-13-5-13-12 5-12 13-12z" fill="#FBE7D3"/><circle cx="22.5" cy="30" r="3.6" fill="#2E150A"/><circle cx="39.5" cy="30" r="3.6" fill="#2E150A"/><circle cx="23.7" cy="28.8" r="1.2" fill="#fff"/><circle cx="40.7" cy="28.8" r="1.2" fill="#fff"/><path d="M28 36.5h6L31 40z" fill="#2E150A"/><path d="M29 42h4v4.5h-4z" fill="#fff" stroke="#C9A98F" stroke-width=".6"/><path d="M24 52c0 6 3 9 7 9s7-3 7-9z" fill="#C08A3E"/><path d="M22.5 52.5c0-3 4-4.5 8.5-4.5s8.5 1.5 8.5 4.5z" fill="#6B4420"/>',
  },
  bear: {
    ground: '#DCE4EC',
    art: '<circle cx="15" cy="23" r="7.5" fill="#7A4B2A"/><circle cx="49" cy="23" r="7.5" fill="#7A4B2A"/><circle cx="15" cy="23" r="3.6" fill="#C48F63"/><circle cx="49" cy="23" r="3.6" fill="#C48F63"/><path d="M32 16c12 0 19 8 19 20s-8 21-19 21-19-9-19-21 7-20 19-20z" fill="#8D5A34"/><path d="M13 24c0-9 8-15 19-15s19 6 19 15c-6-3-12-4-19-4s-13 1-19 4z" fill="#1D3358"/><path d="M12 25c5-4 12-6 20-6s15 2 20 6c-4 2-6 2.5-8 2-8-2-16-2-24 0-2 .5-4 0-8-2z" fill="#0F1F3A"/><path d="M32 10.5l1.5 3.3 3.5.4-2.6 2.4.8 3.5-3.2-1.8-3.2 1.8.8-3.5-2.6-2.4 3.5-.4z" fill="#F2C230"/><circle cx="24" cy="36" r="3" fill="#22120A"/><circle cx="40" cy="36" r="3" fill="#22120A"/><ellipse cx="32" cy="46" rx="9.5" ry="8" fill="#E3BE96"/><path d="M27.5 42.5c1-2.3 8-2.3 9 0 .4 1.9-3 4.3-4.5 4.3s-4.9-2.4-4.5-4.3z" fill="#22120A"/><path d="M32 47v3.5M28 51.5c2 1.8 6 1.8 8 0" stroke="#22120A" stroke-width="1.8" fill="none" stroke-linecap="round"/>',
  },
  octopus: {
    ground: '#F7DDEB',
    art: '<path d="M6 52c2-6 6-8 10-10M58 52c-2-6-6-8-10-10M16 60c0-6 3-10 6-13M48 60c0-6-3-10-6-13M28 62c0-5 1-9 2-12M37 62c0-5-1-9-2-12" stroke="#A33F7C" stroke-width="6.5" stroke-linecap="round" fill="none"/><path d="M32 7c13 0 21 10 21 22 0 8-4 13-7 18-8 5-20 5-28 0-3-5-7-10-7-18C11 17 19 7 32 7z" fill="#C25596"/><circle cx="23" cy="31" r="7" fill="#fff"/><circle cx="41" cy="31" r="7" fill="#fff"/><circle cx="25" cy="32" r="3.6" fill="#2B1022"/><circle cx="39" cy="32" r="3.6" fill="#2B1022"/><path d="M26 43c3.5 3 8.5 3 12 0" stroke="#5E1B43" stroke-width="2.4" fill="none" stroke-linecap="round"/><circle cx="20" cy="17" r="2.6" fill="#E08FC0"/><circle cx="27" cy="13" r="1.8" fill="#E08FC0"/><circle cx="43" cy="16" r="2.2" fill="#E08FC0"/>',
  },
} as const;

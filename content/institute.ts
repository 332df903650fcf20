/** A phone number as displayed, and its `tel:` link. */
export type Phone = { readonly printed: string; readonly href: `tel:${string}` };

export type SocialPage = {
  readonly site: 'facebook' | 'youtube' | 'instagram';
  readonly href: string | null;
};

/** Every value is a visible placeholder until the owner replaces it. */
export const institute = {
  name: 'Orbital Chemistry Institute',
  shortName: 'Orbital',
  surname: 'Chemistry Institute',
  formerName: 'Valence Chemistry Classes',
  description:
    'Classes, test series and printed study material for CSIR-NET, GATE, IIT-JAM and CUET (PG) Chemistry. Jia Sarai, Delhi.',
  address: 'Jia Sarai, Delhi',
  email: 'office@orbital-chemistry.example',
  /** Answers questions and complaints about personal data. Without a name, pages print the e-mail only. */
  grievanceOfficer: { name: null as string | null, email: 'privacy@orbital-chemistry.example' },
  copyrightYear: 2023,
  phones: [
    { printed: '+91 00000 00001', href: 'tel:+910000000001' },
    { printed: '+91 00000 00002', href: 'tel:+910000000002' },
    { printed: '+91 00000 00003', href: 'tel:+910000000003' },
  ],
  map: {
    /** The map as a page and as a frame. Both show the neighbourhood, not the exact address. */
    link: 'https://www.google.com/maps/search/?api=1&query=Jia+Sarai%2C+Delhi',
    frame: 'https://www.google.com/maps?q=Jia+Sarai%2C+Delhi&output=embed',
    /** True once both point to the office itself. */
    exact: false,
  },
  /** External URLs. While one is null, nothing links to it (D35). */
  chat: null as string | null,
  blog: null as string | null,
  social: [
    { site: 'facebook', href: null },
    { site: 'youtube', href: null },
    { site: 'instagram', href: null },
  ] as readonly SocialPage[],
  bank: {
    bank: 'Example Bank',
    account: 'Orbital Chemistry Institute',
    number: '0000 0000 0000',
    ifsc: 'XXXX0000000',
  },
} as const satisfies {
  readonly phones: readonly [Phone, Phone, Phone];
  readonly [fact: string]: unknown;
};

/** "Asha Rao, privacy@…", or the contact alone while nobody is named. */
export function namedContact(name: string | null, contact: string): string {
  return name ? `${name}, ${contact}` : contact;
}

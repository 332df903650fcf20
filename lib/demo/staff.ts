import { DEMO_DOMAIN } from './marks';

/** Those who can log in to the demo; whoever follows up leads comes after the owner. */
export const demoStaff = [
  { id: '00000000-0000-4000-a000-00000000de00', name: 'Kamala (demo)', role: 'owner' },
  { id: '00000000-0000-4000-a000-00000000de01', name: 'Anjali (demo)', role: 'counsellor' },
  { id: '00000000-0000-4000-a000-00000000de02', name: 'Rohit (demo)', role: 'counsellor' },
  { id: '00000000-0000-4000-a000-00000000de03', name: 'Farah (demo)', role: 'counsellor' },
].map((one) => ({ ...one, email: `${one.name.split(' ')[0]}@${DEMO_DOMAIN}`.toLowerCase() }));

export const [demoOwner, ...demoCounsellors] = demoStaff as [
  (typeof demoStaff)[0],
  ...typeof demoStaff,
];

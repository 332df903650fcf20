import { gstStateCodes, homeState, stateSpellings } from '@/content/gst-states';

type State = keyof typeof gstStateCodes;

/** As an invoice prints it, and whether it is where the institute is. */
export interface PlaceOfSupply {
  /** "07 Delhi"; a name that is no state's is printed as it was typed. */
  printed: string;
  withinDelhi: boolean;
}

/**
 * The place of supply of a course: the state of whoever takes it, Delhi where nobody knows.
 * @param typed what the student wrote as state, the likeliest first
 */
export function placeOfSupply(typed: readonly (string | null)[]): PlaceOfSupply {
  const known = typed.map((text) => stateOf(text ?? '')).find((state) => state !== null);
  const written = typed.map((text) => (text ?? '').trim()).find((text) => text !== '');
  if (!known && written) return { printed: written, withinDelhi: false };
  const state = known ?? homeState;
  return { printed: `${gstStateCodes[state]} ${state}`, withinDelhi: state === homeState };
}

const states = new Map<string, State>([
  ...(Object.keys(gstStateCodes) as State[]).map((state) => [plain(state), state] as const),
  ...Object.entries(stateSpellings),
]);

function stateOf(typed: string): State | null {
  return states.get(plain(typed)) ?? null;
}

/** Small letters, "&" spelled out, no signs: "Jammu & Kashmir" is "jammu and kashmir", "U.P." is "up". */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}

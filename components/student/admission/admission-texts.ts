import type { Failure } from '@/components/form/call';

export const texts = {
  noImage: 'Select Image',
  chooseImage: 'Select Image: a JPEG, PNG or WebP.',
  saveFirst: 'Please Save Form First',
  saved: 'Saved Successful',
  incomplete: 'Please enter all details',
  unreached:
    'There is no connection. Everything you typed is still here: press the button again when the network is back.',
  unreachedWithPhoto:
    'There is no connection. Everything you typed is still here: leave this page open, because of the photo, and press the button again when the network is back.',
  busy: 'That did not work. Everything you typed is still here: please press the button again.',
  loggedOut:
    'You are logged out. Everything you typed is kept in this tab: log in again, and open the Admission Form.',
} as const;

/** The notice for a failed call; null for a refusal, which is shown beside the field. */
export function failureText(
  { reason, message }: Failure,
  unreached: string,
  loggedOut: string,
): string | null {
  if (reason === 'refused') return null;
  if (reason === 'busy') return message || texts.busy;
  return reason === 'unauthorized' ? loggedOut : unreached;
}

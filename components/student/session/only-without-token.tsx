import { SessionScript } from './session-script';

/** First child of the frame of sign-up and log-in pages: whoever has a token goes to Home. */
export function OnlyWithoutToken() {
  return <SessionScript audience="visitor" />;
}

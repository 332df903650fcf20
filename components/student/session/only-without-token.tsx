import { SessionScript } from './session-script';

/** First child of the frame of sign-up and log-in pages: whoever has a token is led on. */
export function OnlyWithoutToken() {
  return <SessionScript audience="visitor" />;
}

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

export const NO_PASSKEY =
  'No passkey was used. Try again on the device that has it, or enter a code.';

const webauthn = () => import('@simplewebauthn/browser');

/**
 * Asks the browser for a passkey of the account.
 * @param options from the server
 * @returns the answer as JSON; null without one
 */
export async function passkeyAnswer(options: { challenge: string }): Promise<string | null> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return answerOf(async () => (await webauthn()).startAuthentication({ optionsJSON }));
}

/** Asks the browser to make a passkey. Parameters and result as of `passkeyAnswer`. */
export async function newPasskeyAnswer(options: { challenge: string }): Promise<string | null> {
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return answerOf(async () => (await webauthn()).startRegistration({ optionsJSON }));
}

async function answerOf(ask: () => Promise<object>): Promise<string | null> {
  try {
    return JSON.stringify(await ask());
  } catch {
    // Cancelled, no passkey on this device, or an unsupported browser.
    return null;
  }
}

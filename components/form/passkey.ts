import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

export const NO_PASSKEY =
  'No passkey was used. Try again on the device that has it, or enter a code.';

const webauthn = () => import('@simplewebauthn/browser');

/**
 * Asks the browser for a passkey of the account.
 * @param options as the server gave them
 * @returns its answer as JSON; null when there was none
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
    // Cancelled, unknown on this device, or no browser for it.
    return null;
  }
}

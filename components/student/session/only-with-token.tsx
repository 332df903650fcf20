import { SessionScript } from './session-script';

/**
 * Above the content of a private page: a cookie without a token in local storage counts as logged out
 * (decision D19). Also holds what is said after a log-out without a connection.
 */
export function OnlyWithToken({ logInAt = '/student-login' }: { logInAt?: string }) {
  return (
    <>
      <SessionScript audience="token-holder" logInAt={logInAt} />
      <div role="status" className="logged-out">
        <div>
          <h1>You are logged out on this device</h1>
          <p className="lede mt-3">
            There is no connection now. The log-in page opens as soon as it is back.
          </p>
        </div>
      </div>
    </>
  );
}

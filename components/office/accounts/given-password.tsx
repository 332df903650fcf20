/** Read out or handed over; nobody can see it again. */
export function GivenPassword({ password }: { password: string }) {
  return (
    <>
      The password is <b className="given-password">{password}</b>. It is shown this once: hand it
      over in person or on the phone. Another one has to be chosen at the first log-in.
    </>
  );
}

/** Above every page of the office, and on paper, so that nobody takes made-up people for real ones. */
export function DemoLine() {
  return (
    <p className="demo-line" role="note">
      <b>Demo data.</b> Every person, phone number and payment here is made up.
    </p>
  );
}

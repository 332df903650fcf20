/**
 * Thanks for a form that the browser sent itself; the address of the answer ends in its id. Stands
 * before the form in the same box.
 */
export function SentWithoutScript({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} role="status" className="sent-without-script form-notice form-notice-success">
      {text}
    </p>
  );
}

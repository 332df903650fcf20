/** What an erasure takes and leaves, for whoever has to answer for it. */
export function EraseWords() {
  return (
    <div className="erase-words">
      <p>
        <b>Goes, for ever:</b> the account and all log-ins, photos, consents, notes, corrections,
        every registration, the leads ticked below, mails that wait to be sent, and what payment
        gateways and the bank wrote about the payments.
      </p>
      <p>
        <b>Stays:</b> payments, refunds and receipts with the name and number on them, no longer
        connected with anybody. Tax law wants the books kept (GST: six years after the annual return
        of the year). The audit stays, too: it says who did what, without names. Backups that were
        made before hold the student until they are deleted.
      </p>
      <p>
        It cannot be undone. Payments that are open or need a decision have to be settled first.
      </p>
    </div>
  );
}

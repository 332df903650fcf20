import { Icon } from '@/components/ui/icon';
import { buttonClass } from '@/components/ui/button';
import { labelsOf } from '@/content/admission-answers';
import type { Complaints } from '@/components/form/form-checks';
import { texts } from './admission-texts';
import { useUnsaved } from './draft-store';
import type { SaveNotice } from './use-saving';

interface FormActionsProps {
  /** False until the script has arrived: nothing works before. */
  ready: boolean;
  saved: boolean;
  saving: boolean;
  /** Whether a photo was chosen that has not been sent. */
  photoWaits: boolean;
  notice: SaveNotice | null;
  complaints: Complaints;
  print: () => void;
  submit: () => void;
}

/** Save, Print, Submit, and what became of the last attempt. */
export function FormActions(props: FormActionsProps) {
  const { ready, saved, saving, photoWaits, notice, complaints, print, submit } = props;
  const changed = useUnsaved();
  const unsaved = changed || photoWaits;
  const waiting = saving || undefined;
  return (
    <div className="form-actions">
      <div role="status">{notice && <NoticeText notice={notice} complaints={complaints} />}</div>
      <div className="form-actions-buttons">
        <button
          type="submit"
          className={buttonClass(saved && !unsaved ? 'outline' : 'primary')}
          disabled={!ready}
          aria-disabled={waiting}
        >
          {saving && <span className="spinner" aria-hidden />}
          {saving ? 'Saving' : ready ? 'Save' : 'Getting ready'}
        </button>
        <button
          type="button"
          className={buttonClass('outline')}
          disabled={!ready}
          aria-disabled={waiting}
          aria-describedby="form-actions-hint"
          data-early={!saved || undefined}
          onClick={print}
        >
          Print
        </button>
        <button
          type="button"
          className={buttonClass(saved && !unsaved ? 'primary' : 'outline')}
          disabled={!ready}
          aria-disabled={waiting}
          aria-describedby="form-actions-hint"
          data-early={!saved || undefined}
          onClick={submit}
        >
          Submit
        </button>
      </div>
      <p id="form-actions-hint" className="text-small text-muted">
        {hint(saved, unsaved)}
      </p>
    </div>
  );
}

function hint(saved: boolean, unsaved: boolean): string {
  if (!saved) {
    return 'Save first. Then you can print the form, and submit it. Until then, what you type stays in this tab, also if the page is reloaded.';
  }
  if (unsaved) return 'You have changed something since you saved: Print and Submit save it too.';
  return 'Saved. Print it now or later; Submit when everything is right.';
}

type NoticeTextProps = { notice: SaveNotice; complaints: Complaints };

function NoticeText({ notice: { kind, text, logIn }, complaints }: NoticeTextProps) {
  const wrong = labelsOf(Object.keys(complaints));
  return (
    <p className={`form-notice form-notice-${kind}`}>
      <Icon name={kind === 'success' ? 'tick' : 'warning'} />
      <span>
        {text}
        {text === texts.incomplete && wrong.length > 0 && `: ${wrong.join('; ')}`}
        {logIn && (
          <>
            {' '}
            <a href="/student-login">Log in</a>
          </>
        )}
      </span>
    </p>
  );
}

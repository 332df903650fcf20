import type { RefObject } from 'react';
import { Icon } from '@/components/ui/icon';

interface ToldProps {
  /** '' for nothing. */
  text: string;
  /** Takes the focus where the button that was pressed has gone. */
  said: RefObject<HTMLParagraphElement | null>;
}

/** What was done, also when the row it was done to has left the page. */
export function Told({ text, said }: ToldProps) {
  return (
    <div role="status" className="office-told">
      {text !== '' && (
        <p ref={said} tabIndex={-1} className="form-notice form-notice-success">
          <Icon name="tick" />
          {text}
        </p>
      )}
    </div>
  );
}

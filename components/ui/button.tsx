import type { ComponentPropsWithoutRef } from 'react';
import { Icon } from './icon';

export type ButtonVariant = 'primary' | 'outline' | 'hot';

/** Classes of a button, for a real `<button>`. "hot" is the orange one: NEW BATCH only. */
export function buttonClass(variant: ButtonVariant = 'primary', className = ''): string {
  return `button button-${variant} ${className}`.trim();
}

type ButtonLinkProps = ComponentPropsWithoutRef<'a'> & {
  href: string;
  variant?: ButtonVariant;
  /** Opens a new tab, indicated by an icon and by text for screen readers. */
  newTab?: boolean;
};

/** A link styled as a button. With `newTab` and an `aria-label`, the label must mention the new tab. */
export function ButtonLink({ variant, newTab, className, children, ...link }: ButtonLinkProps) {
  return (
    <a
      className={buttonClass(variant, className)}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...link}
    >
      {children}
      {newTab && <Icon name="external" />}
      {newTab && !link['aria-label'] && <span className="sr-only"> (opens a new tab)</span>}
    </a>
  );
}

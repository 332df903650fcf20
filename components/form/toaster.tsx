'use client';

import { Toaster as Sonner } from 'sonner';
import { Icon } from '@/components/ui/icon';

/** Toasts at bottom right, above the chat button; five seconds unless the caller says otherwise. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      duration={5_000}
      offset={{ bottom: 84, right: 16 }}
      mobileOffset={{ bottom: 84, right: 16, left: 16 }}
      icons={{ success: <Icon name="tick" />, warning: <Icon name="warning" /> }}
      toastOptions={{
        unstyled: true,
        classNames: { toast: 'toast', success: 'toast-success', warning: 'toast-warning' },
      }}
    />
  );
}

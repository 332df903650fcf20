'use client';

import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { Icon } from '@/components/ui/icon';
import { connectToaster } from './toast';

const TOAST_MS = 2_000;

export function Toaster() {
  useEffect(
    () => connectToaster(({ kind, text }) => toast[kind](text, { duration: TOAST_MS })),
    [],
  );
  return (
    <Sonner
      position="bottom-right"
      duration={5_000}
      offset={{ bottom: 84, right: 16 }}
      mobileOffset={{ bottom: 84, right: 16, left: 16 }}
      icons={{
        success: <Icon name="tick" />,
        warning: <Icon name="warning" />,
        error: <Icon name="warning" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'toast',
          success: 'toast-success',
          warning: 'toast-warning',
          error: 'toast-error',
        },
      }}
    />
  );
}

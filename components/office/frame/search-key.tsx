'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const WRITING = 'input, textarea, select, [contenteditable]';

/** The key `/` leads to the search from every page of the office, but not while somebody writes. */
export function SearchKey() {
  const { push } = useRouter();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      const writing = target instanceof Element && target.closest(WRITING);
      if (key !== '/' || writing || altKey || ctrlKey || metaKey || event.defaultPrevented) return;
      event.preventDefault();
      const box = document.querySelector<HTMLInputElement>('#search');
      if (!box) return push('/searchuser');
      box.focus();
      box.select();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [push]);
  return null;
}

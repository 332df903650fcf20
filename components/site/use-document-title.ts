import { useEffect } from 'react';

/** Names the document while the component is shown, also when the framework sets its title again. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    const name = () => {
      if (document.title !== title) document.title = title;
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = before;
    };
  }, [title]);
}

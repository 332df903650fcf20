import type { ReactNode } from 'react';

export type Tab = { id: string; title: string; panel: ReactNode };

/**
 * Tabs over panels that are all in the document; the site script switches them. Without it the tab
 * row is hidden and every panel has its own heading. The first tab is active.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <>
      <div role="tablist" aria-label={label} className="tab-list">
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls={id}
            aria-selected={index === 0}
            disabled={index === 0}
            suppressHydrationWarning
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, title, panel }, index) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          tabIndex={-1}
          aria-labelledby={`tab-${id}`}
          data-active={index === 0 ? '' : undefined}
          suppressHydrationWarning
        >
          <h3 className="tab-heading">{title}</h3>
          {panel}
        </div>
      ))}
    </>
  );
}

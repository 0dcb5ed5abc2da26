import type { ReactNode } from 'react'

/** The bar of a picker at the bottom of the screen. CSS counts what is selected, so that it works without a script. */
export const PickerBar = ({ selected, hint, children }: { selected: string; hint: string; children: ReactNode }) => (
  <div className="picker-bar sticky bottom-[calc(1rem+var(--bottom-bar))] z-20 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-3 ps-5 shadow-[0_18px_50px_-20px_rgb(6_60_53/0.5)]">
    <p className="min-w-0 grow basis-40">
      <span className="picker-count font-medium">{selected} </span>
      <span className="block text-sm text-muted">{hint}</span>
    </p>
    {children}
  </div>
)

/** What is selected but not shown, on another page or by another filter: sent and counted with the rest. */
export const HiddenPicks = ({ name, ids }: { name: string; ids: readonly string[] }) =>
  ids.map((id) => (
    <input
      key={id}
      type="checkbox"
      name={name}
      value={id}
      defaultChecked
      tabIndex={-1}
      aria-hidden="true"
      className="pick absolute opacity-0"
    />
  ))

import type { CardMethod } from '@wasl/shared/contract/choices.ts'
import type { ReactNode } from 'react'
import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icons.ts'
import { PaymentMarks } from '../ui/PaymentMarks.tsx'

type Props = { icon: IconName; title: string; text: ReactNode; children: ReactNode; isOpen: boolean; marks?: readonly CardMethod[] }

/** One way to pay: a title with its explanation, which opens the form. Works without a script. */
export const PayMethod = ({ icon, title, text, children, isOpen, marks = [] }: Props) => (
  <details name="pay-method" open={isOpen} className="group card overflow-hidden">
    <summary className="flex cursor-pointer list-none items-start gap-4 p-5 hover:bg-sunken focus-visible:-outline-offset-3 group-open:bg-brand-soft">
      <Icon name={icon} size={26} className="mt-0.5 text-brand" />
      <span className="min-w-0 grow">
        <span className="block text-lg font-semibold">{title}</span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
      <Icon name="down" size={20} className="mt-1 text-muted group-open:rotate-180" />
    </summary>
    <div className="flex flex-col gap-4 border-t border-line p-5">
      {marks.length > 0 && <PaymentMarks methods={marks} />}
      {children}
    </div>
  </details>
)

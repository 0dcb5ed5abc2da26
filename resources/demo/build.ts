import type { Draft } from '@wasl/shared/registry/resource.ts'
import { type Label, riyals } from '@wasl/shared/units.ts'
import type { services } from '../services.ts'
import type { CategorySlug } from './categories.ts'

type Service = Draft<typeof services>
type Question = Service['questions'][number]
type DraftService = Omit<Service, 'category_id' | 'sort_order'> & { slug: string }
export type DemoService = Omit<Service, 'category_id'> & { slug: string; category: CategorySlug }

const said = ([en, ar]: Label) => ({ ar, en })
const question =
  (answer_type: 'text' | 'file', is_required: boolean) =>
  (...text: Label): Question => ({ text: said(text), answer_type, options: null, is_required })

/** A question answered in words that must be answered. */
export const asksText = question('text', true)
/** A question answered in words that may be left. */
export const mayAskText = question('text', false)
/** A question answered by a file that may be left. */
export const mayAskFile = question('file', false)

/** A question answered by one of these options. */
export const asksChoice = (text: Label, ...options: readonly Label[]): Question => ({
  text: said(text),
  answer_type: 'choice',
  options: { ar: options.map(([, ar]) => ar).join('\n'), en: options.map(([en]) => en).join('\n') },
  is_required: true,
})

const offered =
  (kind: Service['kind']) =>
  (slug: string, name: Label, description: Label, fromRiyals: number | null, ...questions: Question[]): DraftService => ({
    slug,
    kind,
    name: said(name),
    description: said(description),
    questions,
    starting_price: fromRiyals === null ? null : riyals(fromRiyals),
    is_active: true,
  })
export const service = offered('service')
export const consultation = offered('consultation')

/** The services of one category, in the order written. */
export const servicesOf = (category: CategorySlug, ...written: readonly DraftService[]): DemoService[] =>
  written.map((row, at) => ({ ...row, category, sort_order: at + 1 }))

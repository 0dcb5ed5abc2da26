import type { Draft } from '@wasl/shared/registry/resource.ts'
import { type Localized, riyals } from '@wasl/shared/units.ts'
import type { services } from '../services.ts'
import type { CategorySlug } from './categories.ts'
import { serviceKeywords } from './service-keywords.ts'

type Service = Draft<typeof services>
type Question = Service['questions'][number]
type DraftService = Omit<Service, 'category_id' | 'mode' | 'sort_order' | 'keywords'> & { slug: string }
export type DemoService = Omit<Service, 'category_id'> & { slug: string; category: CategorySlug }

const withoutDetails = { options: null, unit: null, min: null, max: null }
const question =
  (answer_type: 'text' | 'file', is_required: boolean) =>
  (text: Localized): Question => ({ ...withoutDetails, text, answer_type, is_required })

export const requiredText = question('text', true)
export const optionalText = question('text', false)
export const optionalFile = question('file', false)

/** A question for a number from 1 to `max`. */
export const requiredNumber = (text: Localized, max: number, unit: Localized | null = null): Question => ({
  ...withoutDetails,
  text,
  answer_type: 'number',
  unit,
  max,
  is_required: true,
})
/** The floor area of a place. */
export const requiredArea = requiredNumber({ en: 'Floor area', ar: 'المساحة' }, 20_000, { en: 'm²', ar: 'م²' })

export const requiredChoice = (text: Localized, ...options: readonly Localized[]): Question => ({
  ...withoutDetails,
  text,
  answer_type: 'choice',
  options: { ar: options.map(({ ar }) => ar).join('\n'), en: options.map(({ en }) => en).join('\n') },
  is_required: true,
})

const serviceOfKind =
  (kind: Service['kind']) =>
  (slug: string, name: Localized, description: Localized, fromRiyals: number | null, ...questions: Question[]): DraftService => ({
    slug,
    kind,
    name,
    description,
    questions,
    starting_price: fromRiyals === null ? null : riyals(fromRiyals),
    is_active: true,
  })
export const service = serviceOfKind('service')
export const consultation = serviceOfKind('consultation')

const remoteCategories: readonly CategorySlug[] = ['design', 'marketing', 'programming', 'legal', 'accounting']
const moves: readonly string[] = ['city-moving', 'long-moving', 'towing']

function demoMode(category: CategorySlug, { kind, slug }: DraftService): Service['mode'] {
  if (kind === 'consultation') return 'meeting'
  if (moves.includes(slug)) return 'moving'
  return remoteCategories.includes(category) && slug !== 'interior-design' ? 'remote' : 'on_site'
}

/** The services of one category, sorted as listed. */
export const categoryServices = (category: CategorySlug, ...drafts: readonly DraftService[]): DemoService[] =>
  drafts.map((row, index) => ({
    ...row,
    category,
    mode: demoMode(category, row),
    keywords: serviceKeywords[row.slug] ?? null,
    sort_order: index + 1,
  }))

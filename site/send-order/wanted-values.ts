import type { WantedTime } from '@wasl/shared/rules/wanted-time.ts'

type WantedForm = Readonly<Record<'wanted' | 'wanted_on' | 'wanted_part' | 'wanted_time', string>>

/** The wanted time of a form, not validated: a day or an hour that was chosen but not entered stays an empty text, which the API reports. */
export function readWantedTime(form: FormData): Record<keyof WantedTime, unknown> {
  const field = (name: keyof WantedTime) => String(form.get(name) ?? '').trim()
  const wanted = form.get('wanted')
  if (wanted !== 'day' && wanted !== 'hour') return { wanted_on: null, wanted_part: null, wanted_time: null }
  const part = field('wanted_part')
  return {
    wanted_on: field('wanted_on'),
    wanted_part: wanted === 'day' && part !== '' && part !== 'any' ? part : null,
    wanted_time: wanted === 'hour' ? field('wanted_time') : null,
  }
}

/** The form state of a wanted time. */
export const wantedValues = ({ wanted_on, wanted_part, wanted_time }: WantedTime): WantedForm => ({
  wanted: wanted_on === null ? 'soon' : wanted_time === null ? 'day' : 'hour',
  wanted_on: wanted_on ?? '',
  wanted_part: wanted_part ?? 'any',
  wanted_time: wanted_time ?? '',
})

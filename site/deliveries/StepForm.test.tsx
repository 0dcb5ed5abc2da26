import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import deliveries from '../../shared/i18n/site/en/deliveries.json' with { type: 'json' }
import { createI18n } from '../i18n/create-i18n.ts'
import { StepForm } from './StepForm.tsx'

type Props = React.ComponentProps<typeof StepForm>

test('a step can be pressed once scripts run: before, the browser would send its form and lose it', () => {
  const props = { delivery: {} as Props['delivery'], isOpen: false, onOpen: () => {}, onSend: async () => {} }
  for (const step of ['send_out', 'hand_over'] as const) {
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={createI18n('en', { deliveries })}>
        <StepForm step={step} {...props} />
      </I18nextProvider>,
    )
    expect(html).toMatch(/<button[^>]* disabled=""/)
  }
})

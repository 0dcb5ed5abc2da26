import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'
import { Ltr } from '../ui/Ltr.tsx'

/** What the question needs of the profile. */
export type ChannelQuestionData = Pick<Profile, 'phone' | 'email' | 'channels' | 'offered_channels'>

/** `typed`: what was sent and rejected. */
type Props = { question: ChannelQuestionData; failure: ApiFailure | null; typed: { email: string; channels: readonly string[] } | null }

/** Asks a client who sent an order how to reach them, until they have chosen. */
export function ChannelQuestion({ question, failure, typed }: Props) {
  const { t } = useTranslation('orders')
  const titleId = useId()
  const busy = useNavigation().formData?.get('intent') === 'choose_channels'
  const { phone, email, channels, offered_channels } = question
  const choices = offered_channels.filter((channel) => channel !== 'push')
  if (choices.length === 0) return null
  return (
    <section aria-labelledby={titleId} id="channels" className="card flex flex-col gap-4 p-5">
      <h2 id={titleId} className="text-lg">
        {t('channels.title')}
      </h2>
      <p className="text-sm text-muted">{t('channels.lead')}</p>
      <ActionForm method="post" noValidate preventScrollReset className="flex flex-col gap-4">
        <ErrorSummary msg={failure?.msg} errors={failure?.errors} labels={{ email: t('channels.email') }} />
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-medium">{t('channels.by')}</legend>
          {choices.map((channel) => (
            <label key={channel} className="flex items-center gap-3">
              <input
                type="checkbox"
                name="channel"
                value={channel}
                defaultChecked={typed ? typed.channels.includes(channel) : channel === 'email' || channels.money.includes(channel)}
                className="size-5 shrink-0"
              />
              <span>
                {t(`channels.channel.${channel}`)}
                {channel !== 'email' && (
                  <>
                    {' '}
                    <Ltr className="text-muted">{phone}</Ltr>
                  </>
                )}
              </span>
            </label>
          ))}
        </fieldset>
        {choices.includes('email') && (
          <TextInput
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            label={t('channels.email')}
            defaultValue={typed?.email ?? email ?? ''}
            errors={failure?.errors.email}
          />
        )}
        <p className="text-sm text-muted">{t('channels.later')}</p>
        <Button name="intent" value="choose_channels" busy={busy} className="self-start">
          {t('channels.save')}
        </Button>
      </ActionForm>
    </section>
  )
}

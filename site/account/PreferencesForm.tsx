import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { notificationChannels } from '@wasl/shared/contract/choices.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { Checkbox } from '../forms/Checkbox.tsx'
import { RadioCards } from '../forms/RadioCards.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'

/** By which channels notifications also arrive, and the language of the account. */
export function PreferencesForm({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account')
  const busy = useNavigation().formData?.get('intent') === 'save_preferences'
  return (
    <Card>
      <ActionForm method="post" preventScrollReset className="flex flex-col gap-6">
        <fieldset id="channels" tabIndex={-1} className="flex flex-col gap-3">
          <legend className="mb-1 text-lg font-semibold">{t('settings.channels')}</legend>
          <p className="text-sm text-muted">{t('settings.channelsHint')}</p>
          {notificationChannels.map((channel) => (
            <Checkbox
              key={channel}
              name="channel"
              id={`channel-${channel}`}
              value={channel}
              label={t(`settings.channel.${channel}`)}
              defaultChecked={profile.channels.includes(channel)}
            />
          ))}
        </fieldset>
        <RadioCards
          name="locale"
          legend={t('settings.language')}
          hint={t('settings.languageHint')}
          defaultValue={profile.locale}
          options={[
            { value: 'ar', label: t('settings.languages.ar') },
            { value: 'en', label: t('settings.languages.en') },
          ]}
        />
        <Button name="intent" value="save_preferences" size="large" busy={busy} className="self-start">
          {t('settings.save')}
        </Button>
      </ActionForm>
    </Card>
  )
}

import type { Profile } from '@wasl/shared/contract/accounts.ts'
import { type ChoosableImportance, choosableImportances } from '@wasl/shared/notifications/channels.ts'
import { channelsByImportance } from '@wasl/shared/notifications/importance.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { FieldMessages } from '../forms/Field.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'

/** By which channels each group of notifications also arrives. */
export function ChannelsForm({ profile, errors }: { profile: Profile; errors?: readonly string[] | undefined }) {
  const { t } = useTranslation('account')
  const intent = useNavigation().formData?.get('intent')
  return (
    <Card>
      <ActionForm
        // The boxes follow the default again once it is restored.
        key={JSON.stringify(profile.channels)}
        method="post"
        preventScrollReset
        className="flex flex-col gap-5"
      >
        <div id="channels" tabIndex={-1}>
          <h2 className="mb-1 text-lg">{t('settings.channels')}</h2>
          <p className="text-sm text-muted">{t('settings.channelsHint')}</p>
          <FieldMessages name="channels" errors={errors} />
        </div>
        {choosableImportances.map((importance) => (
          <ChannelGroup key={importance} importance={importance} profile={profile} />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="save_channels" size="large" busy={intent === 'save_channels'}>
            {t('settings.saveChannels')}
          </Button>
          {profile.has_chosen_channels && (
            <Button name="intent" value="reset_channels" tone="plain" size="large" busy={intent === 'reset_channels'}>
              {t('settings.resetChannels')}
            </Button>
          )}
        </div>
      </ActionForm>
    </Card>
  )
}

type GroupProps = { importance: ChoosableImportance; profile: Profile }

function ChannelGroup({ importance, profile }: GroupProps) {
  const { t } = useTranslation('account')
  const channels = channelsByImportance[importance].filter((channel) => profile.offered_channels.includes(channel))
  if (channels.length === 0) return null
  return (
    <fieldset className="flex flex-col gap-2 border-t border-line pt-4">
      <legend className="float-start w-full font-medium">{t(`settings.group.${importance}`)}</legend>
      <p className="text-sm text-muted">{t(`settings.groupHint.${importance}`)}</p>
      <div className="flex flex-wrap gap-x-6 gap-y-3">
        {channels.map((channel) => (
          <label key={channel} className="flex items-center gap-2">
            <input
              type="checkbox"
              name={`channel_${importance}`}
              value={channel}
              defaultChecked={profile.channels[importance].includes(channel)}
              className="size-5 shrink-0"
            />
            {t(`settings.channel.${channel}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { useAdmin } from '../../auth/useAdmin.ts'
import './dashboard.css'
import { settingsForm } from '@wasl/shared/contract/settings-form.ts'
import { useTranslation } from 'react-i18next'
import { declarations } from '../../api/declarations.ts'
import { serverNow } from '../../api/server-clock.ts'
import { useCanOpenPage } from '../../auth/useCanOpenPage.ts'
import { useDenialReasons } from '../../auth/useDenialReasons.ts'
import { toRiyadhTime } from '../../fields/riyadh-time.ts'
import { PageHeader } from '../../ui/page-props.tsx'
import { ScreenMessage } from '../../ui/ScreenMessage.tsx'
import { usePageTitle } from '../../ui/usePageTitle.ts'
import { FirstSteps } from '../first-steps/FirstSteps.tsx'
import { Figures } from './Figures.tsx'
import { NewestLists } from './NewestLists.tsx'
import { OwnQueues } from './OwnQueues.tsx'
import { ResourceCounts } from './ResourceCounts.tsx'

const noonHour = 12

/** The home page: a greeting, the queues, the month's figures and the newest rows. Admins without permission to see figures get their queues and the row counts of their lists. */
export function Dashboard() {
  const { t } = useTranslation()
  usePageTitle(t('dashboard.title'))
  const { data: admin } = useAdmin()
  const denialReason = useDenialReasons()
  const canSeeFigures = useCanOpenPage('dashboard.show')
  const listableResources = declarations.filter((declaration) => denialReason(declaration, 'list') === null)
  if (!admin) return null
  const isMorning = toRiyadhTime(serverNow()).hour() < noonHour
  return (
    <>
      <PageHeader title={t(isMorning ? 'dashboard.morning' : 'dashboard.evening', { name: admin.name })} />
      {listableResources.length === 0 && !canSeeFigures ? (
        <ScreenMessage status="info" title={<h2>{t('dashboard.noPermissions')}</h2>} text={t('dashboard.noPermissionsLead')} />
      ) : (
        <>
          <p className="lead">{t('dashboard.lead')}</p>
          {denialReason(settingsForm, 'show') === null && <FirstSteps />}
          {canSeeFigures ? (
            <Figures />
          ) : (
            <>
              <OwnQueues />
              <ResourceCounts resources={listableResources} />
            </>
          )}
          <NewestLists resources={listableResources} />
        </>
      )}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { continueToRequest, loadCategory } from '../server/category.server.ts'
import { CategoryView } from '../services/CategoryView.tsx'
import type { PageHandle } from '../ui/page-info.ts'

export const handle: PageHandle = { quiet: true }

export const loader = (args: LoaderFunctionArgs) => loadCategory(args)
export const action = (args: ActionFunctionArgs) => continueToRequest(args)

export default function CategoryConsultations() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('services')
  return <CategoryView {...page} kind="consultation" problem={answer?.nothingPicked ? t('category.pickOne') : undefined} />
}

import { useTranslation } from 'react-i18next'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { continueToRequest, loadCategory } from '../category.server.ts'
import type { PageHandle } from '../page-facts.ts'
import { CategoryView } from '../sections/CategoryView.tsx'

export const handle: PageHandle = { quiet: true }

export const loader = (args: LoaderFunctionArgs) => loadCategory(args)
export const action = (args: ActionFunctionArgs) => continueToRequest(args)

export default function Category() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useTranslation('services')
  return <CategoryView {...page} kind="service" problem={answer?.nothingPicked ? t('category.pickOne') : undefined} />
}

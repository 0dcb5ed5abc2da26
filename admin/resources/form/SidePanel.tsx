import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Form, type FormInstance } from 'antd'
import { Suspense } from 'react'
import { Loading } from '../../ui/Loading.tsx'
import { overridesOf } from '../overrides/index.ts'

type Props = { declaration: AnyResource; form: FormInstance; openFields: readonly string[] }

/** The panel a resource adds next to its form; it gets the current values and the fields of the current step. */
export function SidePanel(props: Props) {
  return overridesOf(props.declaration.name).sidePanel ? <WatchedSidePanel {...props} /> : null
}

function WatchedSidePanel({ declaration, form, openFields }: Props) {
  const { sidePanel: Part } = overridesOf(declaration.name)
  const values: AnyRow = Form.useWatch([], form) ?? {}
  if (!Part) return null
  return (
    <aside className="form-side-panel">
      <Suspense fallback={<Loading />}>
        <Part declaration={declaration} values={values} openFields={openFields} onChange={(change) => form.setFieldsValue(change)} />
      </Suspense>
    </aside>
  )
}

import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Form, type FormInstance } from 'antd'
import { Suspense } from 'react'
import { Loading } from '../../ui/Loading.tsx'
import { overridesOf } from '../overrides/index.ts'

type Props = { declaration: AnyResource; form: FormInstance; open: readonly string[] }

/** What a resource adds beside its form, given the values as they are typed and the fields that are open in the step one is at. */
export function Beside(props: Props) {
  return overridesOf(props.declaration.name).beside ? <Watching {...props} /> : null
}

function Watching({ declaration, form, open }: Props) {
  const { beside: Part } = overridesOf(declaration.name)
  const values: AnyRow = Form.useWatch([], form) ?? {}
  if (!Part) return null
  return (
    <aside className="form-beside">
      <Suspense fallback={<Loading />}>
        <Part declaration={declaration} values={values} open={open} set={(change) => form.setFieldsValue(change)} />
      </Suspense>
    </aside>
  )
}

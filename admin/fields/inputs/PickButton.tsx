import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef } from 'react'

type Props = {
  id?: string | undefined
  label: string
  accept: string
  multiple?: boolean
  disabled?: boolean
  onPicked: (files: File[]) => void
}

/** A button that opens the file chooser. */
export function PickButton({ id, label, accept, multiple = false, disabled = false, onPicked }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={chooser}
        type="file"
        // antd shows file inputs again by a rule of its own.
        style={{ display: 'none' }}
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          onPicked([...(target.files ?? [])])
          // The same file chosen again must be heard again.
          target.value = ''
        }}
      />
      <Button id={id} data-pick icon={<UploadOutlined />} disabled={disabled} onClick={() => chooser.current?.click()}>
        {label}
      </Button>
    </>
  )
}

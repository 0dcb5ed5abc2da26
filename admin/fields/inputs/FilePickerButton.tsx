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

export function FilePickerButton({ id, label, accept, multiple = false, disabled = false, onPicked }: Props) {
  const fileInput = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={fileInput}
        type="file"
        // antd's styles override the `hidden` attribute of file inputs.
        style={{ display: 'none' }}
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          onPicked([...(target.files ?? [])])
          // Reset, so that selecting the same file again fires a change event.
          target.value = ''
        }}
      />
      <Button id={id} data-pick icon={<UploadOutlined />} disabled={disabled} onClick={() => fileInput.current?.click()}>
        {label}
      </Button>
    </>
  )
}

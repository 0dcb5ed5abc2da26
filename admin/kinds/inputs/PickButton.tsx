import { UploadOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  id?: string | undefined
  label: string
  accept: string
  multiple?: boolean
  percent: number | null
  disabled?: boolean
  onPicked: (files: File[]) => void
}

/** A button that opens the file chooser, and the progress of what was chosen. */
export function PickButton({ id, label, accept, multiple = false, percent, disabled = false, onPicked }: Props) {
  const { t } = useTranslation()
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
      <Button id={id} icon={<UploadOutlined />} loading={percent !== null} disabled={disabled} onClick={() => chooser.current?.click()}>
        {percent === null ? label : t('upload.uploading', { percent })}
      </Button>
      {percent !== null && <Progress percent={percent} size="small" showInfo={false} aria-label={t('upload.uploading', { percent })} />}
    </>
  )
}

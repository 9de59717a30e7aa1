import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/controls/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useKeepAwake } from '../../../../ui/keep-awake.ts'
import type { CameraState, QrCamera } from '../../../../ui/media/qr-scanner/use-qr-camera.ts'
import { allowSound } from '../signals.ts'

interface Props {
  camera: QrCamera
  isMuted: boolean
  onSound: () => void
}

/** The camera's picture with what can be done about it; what stands in its way is said in its place. */
export function GateCamera({ camera, isMuted, onSound }: Props) {
  const { t } = useTranslation('gate')
  const isLive = camera.state === 'live'
  useKeepAwake(isLive)
  return (
    <section aria-label={t('camera.label')} className="grid gap-2">
      <div className="relative aspect-[4/3] max-h-[45dvh] w-full overflow-hidden rounded-card bg-sunken border border-line">
        {/* Without sound: there is nothing to caption. */}
        <video
          ref={camera.video}
          muted
          playsInline
          disablePictureInPicture
          aria-label={t('camera.label')}
          className="absolute inset-0 w-full h-full object-cover"
        />
        {isLive ? (
          <>
            <span aria-hidden="true" className="absolute inset-0 m-auto h-4/5 aspect-square rounded-card border-3 border-dashed border-marigold-fill" />
            <Switches camera={camera} isMuted={isMuted} onSound={onSound} />
          </>
        ) : (
          <Instead camera={camera} />
        )}
      </div>
      {isLive && camera.cameras.length > 1 && <Choice camera={camera} />}
    </section>
  )
}

/** On the picture itself, so that all of it stays on one screen of a phone. */
function Switches({ camera, isMuted, onSound }: Props) {
  const { t } = useTranslation('gate')
  return (
    <div className="absolute inset-y-2 end-2 flex flex-col gap-2 [&>*]:bg-raised [&>*]:border [&>*]:border-line">
      <Button variant="icon" icon="i-lucide-camera-off" aria-label={t('camera.stop')} onClick={camera.stop} />
      <Button
        variant="icon"
        icon={isMuted ? 'i-lucide-volume-x' : 'i-lucide-volume-2'}
        aria-label={t('camera.sound')}
        aria-pressed={!isMuted}
        onClick={onSound}
      />
      {camera.isTorchOn !== undefined && (
        <Button
          variant="icon"
          icon="i-lucide-flashlight"
          className="aria-pressed:bg-marigold-fill aria-pressed:on-marigold"
          aria-label={t('camera.torch')}
          aria-pressed={camera.isTorchOn}
          onClick={camera.toggleTorch}
        />
      )}
    </div>
  )
}

function Choice({ camera: { cameras, cameraId, choose } }: { camera: QrCamera }) {
  const { t } = useTranslation('gate')
  return (
    <select aria-label={t('camera.choose')} className="field" value={cameraId} onChange={({ currentTarget }) => choose(currentTarget.value)}>
      {cameras.map(({ id, label }, at) => (
        <option key={id} value={id}>
          {label || t('camera.number', { number: at + 1 })}
        </option>
      ))}
    </select>
  )
}

const ICONS: Record<Exclude<CameraState, 'live'>, `i-lucide-${string}`> = {
  off: 'i-lucide-qr-code',
  asking: 'i-lucide-camera',
  hidden: 'i-lucide-camera-off',
  denied: 'i-lucide-ban',
  none: 'i-lucide-camera-off',
  'in-use': 'i-lucide-triangle-alert',
  insecure: 'i-lucide-lock',
  failed: 'i-lucide-circle-alert',
}
const HOPELESS: readonly CameraState[] = ['none', 'insecure', 'asking', 'hidden']

/** Why there is no picture, and what helps. Tickets can be let in by code and list all the same. */
function Instead({ camera: { state, start } }: { camera: QrCamera }) {
  const { t } = useTranslation('gate')
  if (state === 'live') return null
  const go = () => {
    allowSound()
    start()
  }
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-4 text-center bg-sunken overflow-y-auto">
      <div role="status" className="grid justify-items-center gap-1">
        <Icon name={ICONS[state]} className="text-2xl text-ink-soft" />
        <p className="font-600">{t(`camera.state.${state}`)}</p>
        <p className="text-sm text-ink-soft">{t(`camera.hint.${state}`)}</p>
      </div>
      {!HOPELESS.includes(state) && (
        <Button variant="primary" icon={state === 'off' ? 'i-lucide-camera' : 'i-lucide-rotate-cw'} onClick={go}>
          {t(state === 'off' ? 'camera.start' : 'common:retry')}
        </Button>
      )}
    </div>
  )
}

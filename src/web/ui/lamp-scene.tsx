import scene from './lamp-scene.svg'

/** A desk lamp over a map. Drawn for dark backgrounds. */
export function LampScene() {
  return (
    <img
      src={scene}
      alt=""
      width={640}
      height={460}
      // It may fail to load offline: show no broken image then.
      onError={(event) => (event.currentTarget.style.opacity = '0')}
    />
  )
}

import { DecoratorNode, type LexicalNode, type NodeKey, type SerializedLexicalNode, type Spread } from 'lexical'
import { isOwnPicture } from '#contract/rich-text.ts'

type SerializedPicture = Spread<{ src: string; alt: string }, SerializedLexicalNode>

/** A picture in a text: where it lies and what it shows, in words. */
export class PictureNode extends DecoratorNode<null> {
  __src: string
  __alt: string

  static override getType(): string {
    return 'picture'
  }

  static override clone(node: PictureNode): PictureNode {
    return new PictureNode(node.__src, node.__alt, node.__key)
  }

  /** @throws when the address is none of ours: the whole state counts as broken then. */
  static override importJSON({ src, alt }: SerializedPicture): PictureNode {
    if (typeof src !== 'string' || typeof alt !== 'string' || !isOwnPicture(src)) throw new TypeError('no picture of ours')
    return new PictureNode(src, alt)
  }

  constructor(src = '', alt = '', key?: NodeKey) {
    super(key)
    this.__src = src
    this.__alt = alt
  }

  override exportJSON(): SerializedPicture {
    return { type: 'picture', version: 1, src: this.getSrc(), alt: this.getAlt() }
  }

  override createDOM(): HTMLElement {
    const frame = document.createElement('span')
    frame.className = 'ed-picture'
    const picture = document.createElement('img')
    picture.draggable = false
    frame.append(picture)
    this.#show(picture)
    return frame
  }

  override updateDOM(_before: this, frame: HTMLElement): boolean {
    const picture = frame.querySelector('img')
    if (picture) this.#show(picture)
    return false
  }

  /** For the clipboard; what is stored is written by `$htmlOfText`. */
  override exportDOM(): { element: HTMLElement } {
    const picture = document.createElement('img')
    this.#show(picture)
    return { element: picture }
  }

  #show(picture: HTMLImageElement): void {
    picture.src = this.getSrc()
    picture.alt = this.getAlt()
  }

  override isInline(): true {
    return true
  }

  override isKeyboardSelectable(): boolean {
    return true
  }

  override decorate(): null {
    return null
  }

  getSrc(): string {
    return this.getLatest().__src
  }

  getAlt(): string {
    return this.getLatest().__alt
  }

  setAlt(alt: string): this {
    const self = this.getWritable()
    self.__alt = alt
    return self
  }
}

export const $isPictureNode = (node: LexicalNode | null | undefined): node is PictureNode => node instanceof PictureNode

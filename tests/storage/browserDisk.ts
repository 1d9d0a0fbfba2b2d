interface Folder {
  readonly files: Map<string, Uint8Array<ArrayBuffer>>;
}

/** A browser's own file system and its locks, as a test says that they behave. */
export class BrowserDisk {
  /** Bytes that it has room for. */
  room = Infinity;
  /** Whether the browser keeps nothing, as in a private window. */
  isRefused = false;
  /** Whether it has less in a file than it was given. */
  losesBytes = false;
  /** Whether the system keeps others from removing what it has open. */
  isBusy = false;
  readonly folders = new Map<string, Folder>();
  private readonly locks = new Map<string, () => void>();

  /** What a page finds in `navigator`. */
  install(): void {
    const storage = { getDirectory: () => this.root() };
    const locks = { request: this.request.bind(this) };
    Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  }

  /** How many bytes each file has. */
  get sizes(): number[] {
    return [...this.folders.values()].flatMap(({ files }) =>
      [...files.values()].map((bytes) => bytes.length),
    );
  }

  /** As a browser does when a page is closed or crashes. */
  closePage(): void {
    for (const release of this.locks.values()) release();
  }

  private async request(
    name: string,
    ...rest: [LockOptions, LockGrantedCallback<unknown>] | [LockGrantedCallback<unknown>]
  ): Promise<unknown> {
    const act = rest.at(-1) as LockGrantedCallback<unknown>;
    if (this.locks.has(name)) return act(null);
    const gone = new Promise<void>((resolve) => this.locks.set(name, resolve));
    const lock = { name, mode: 'exclusive' as const };
    await Promise.race([act(lock), gone]);
    this.locks.delete(name);
  }

  private async root() {
    if (this.isRefused) throw new DOMException('Not here.', 'SecurityError');
    return {
      values: async function* (this: BrowserDisk) {
        for (const name of this.folders.keys()) yield this.folderHandle(name);
      }.bind(this),
      getDirectoryHandle: async (name: string) => {
        this.folders.set(name, { files: new Map() });
        return this.folderHandle(name);
      },
      removeEntry: async (name: string) => {
        if (this.isBusy) throw new DOMException('In use.', 'NoModificationAllowedError');
        if (!this.folders.delete(name)) throw new DOMException('Gone.', 'NotFoundError');
      },
    };
  }

  private folderHandle(name: string) {
    const files = () => {
      const folder = this.folders.get(name);
      if (!folder) throw new DOMException('Gone.', 'NotFoundError');
      return folder.files;
    };
    return {
      kind: 'directory',
      name,
      keys: async function* () {
        yield* [...files().keys()];
      },
      getFileHandle: async (file: string) => {
        files().set(file, new Uint8Array());
        return {
          createWritable: async () => this.stream((bytes) => files().set(file, bytes)),
          getFile: async () => readable(files().get(file), () => files()),
        };
      },
    };
  }

  /** What is written is in the file once the stream is closed, and not before. */
  private stream(commit: (bytes: Uint8Array<ArrayBuffer>) => void) {
    let written = new Uint8Array();
    return {
      write: async (bytes: Uint8Array<ArrayBuffer>) => {
        const used = this.sizes.reduce((sum, size) => sum + size, 0);
        if (used + bytes.length > this.room) throw new DOMException('Full.', 'QuotaExceededError');
        written = bytes;
      },
      close: async () => commit(this.losesBytes ? written.slice(1) : written),
      abort: async () => undefined,
    };
  }
}

/** A file that can be read as long as it is there. */
function readable(bytes: Uint8Array<ArrayBuffer> | undefined, mustBeThere: () => void): Blob {
  const blob = new Blob([bytes ?? '']);
  const slice = blob.slice.bind(blob);
  blob.slice = (...range) => {
    const part = slice(...range);
    const arrayBuffer = part.arrayBuffer.bind(part);
    part.arrayBuffer = async () => {
      mustBeThere();
      return arrayBuffer();
    };
    return part;
  };
  return blob;
}

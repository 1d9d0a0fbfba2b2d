import { camelCase, Names, pascalCase } from './names.ts';
import type { Module, Subject } from './subject.ts';

/**
 * The folders in a resource's folder, for files of which there are many. The list, the table, the record
 * and the forms are in the folder itself.
 */
type ResourcePart = 'fields' | 'home' | 'mutations' | 'pickers' | 'sections' | 'tabs';

/** Gives out the names of modules, each once. Whatever is written is named here while it is planned. */
export class ModuleNames {
  readonly #modules = new Names();
  readonly #constants: Names;

  /** @param constants the names of what any file may import */
  constructor(constants: Names) {
    this.#constants = constants;
  }

  /** A module in a resource's folder. */
  inFolder(owner: Pick<Subject, 'folder'>, wanted: string, extension: 'ts' | 'tsx'): Module {
    const name = this.#modules.give(wanted, 'Of');
    return { name, path: `${owner.folder}/${name}.${extension}` };
  }

  /** A module in a part of a resource's folder. */
  inPart(
    { folder }: Pick<Subject, 'folder'>,
    part: ResourcePart,
    wanted: string,
    extension: 'ts' | 'tsx',
  ): Module {
    return this.inFolder({ folder: `${folder}/${part}` }, wanted, extension);
  }

  /** The operators of the conditions of some filters. */
  ofOperators(wanted: string): Module {
    const name = this.#constants.give(wanted, 'Operators');
    return { name, path: `src/resources/filters/${name}.ts` };
  }

  /** A component for a union, or for values of no resource. */
  ofUnion(wanted: string): Module {
    const name = this.#modules.give(wanted, 'Of');
    return { name, path: `src/resources/kinds/${name}.tsx` };
  }

  /** The screen of a tool, and the constant that describes the tool to the interface. */
  ofTool(slug: string): { readonly screen: Module; readonly descriptor: Module } {
    const folder = 'src/resources/tools';
    const name = this.#modules.give(`${pascalCase(slug)}Tool`, 'Of');
    const constant = this.#constants.give(camelCase(slug), 'Tool');
    return {
      screen: { name, path: `${folder}/${name}.tsx` },
      descriptor: { name: constant, path: `${folder}/${constant}.ts` },
    };
  }
}

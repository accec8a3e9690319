import { DefaultNamingStrategy, type NamingStrategyInterface } from 'typeorm';

/** `createdAt` becomes `created_at`; tables are named by their entities. */
export class SnakeCaseNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(
    propertyName: string,
    customName: string | undefined,
    embeddedPrefixes: string[],
  ): string {
    const name = customName ?? propertyName;
    return [...embeddedPrefixes, name].join('_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}

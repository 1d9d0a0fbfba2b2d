/** The name under which bundlers give the module that `frontage/ui/theme/styledEngine` replaces. */
declare module 'unpatched/@mui/styled-engine' {
  export * from '@mui/styled-engine';
  export { default } from '@mui/styled-engine';
}

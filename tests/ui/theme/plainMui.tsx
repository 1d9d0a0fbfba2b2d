import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTheme } from '@mui/material/styles';

/** Components of MUI as its documentation has them, without anything around them. */
export function PlainMui() {
  const { direction, palette } = useTheme();
  return (
    <>
      <Button>Press</Button>
      <Box data-testid="box" sx={{ ml: '7px', color: 'primary.main' }} />
      <LinearProgress variant="determinate" value={20} />
      <output>{`${direction} ${palette.primary.main}`}</output>
    </>
  );
}

import { graphql } from 'react-relay';

export const seatQuery = graphql`
  query SeatQuery {
    seats @catch {
      hall
      number
      ...Seat_record
    }
  }
`;

export const seatRecord = graphql`
  fragment Seat_record on Seat {
    hall
    number
    holder @catch
  }
`;

export const seatVisitsQuery = graphql`
  query SeatVisitsQuery {
    seats {
      hall
      number
      visits @catch {
        day
      }
    }
  }
`;
